/** Whether an article of the catalogue is a photo book (A3.32). @param articleType as the catalogue or an order names it */
export function isPhotoBook(articleType: string | undefined): boolean {
  return articleType?.toLowerCase().includes('photobook') ?? false;
}
