let isChanged = false;

/** Notes that the customer's record or one of her addresses was just changed (A3.2, A4.19, A4.20); the settings then say so. */
export function markCustomerChanged(): void {
  isChanged = true;
}

/** What was changed has been told (A4.21). */
export function resetCustomerChanged(): void {
  isChanged = false;
}

/** Whether something was changed and has not been told yet. */
export function isCustomerChanged(): boolean {
  return isChanged;
}
