import { sessionState } from '#session/session-store.ts';

let isGuarding = false;

/** Has the browser ask before the page is left, while that would interrupt something. */
export function guardPage(isActive: boolean): void {
  if (isActive === isGuarding) return;
  isGuarding = isActive;
  if (isActive) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** The way to the sign-in is not the customer's choice, and everything goes on when they are back. */
function ask(event: BeforeUnloadEvent): void {
  if (sessionState().status === 'signed-in') event.preventDefault();
}
