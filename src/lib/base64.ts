/** Text as standard base64 of its UTF-8 bytes, with padding (O129). */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
