import { openLayer } from '#ui/layers.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

let close: (() => void) | undefined;

/** Shows the keys that work in a grid; once, however often it is asked for. */
export function showShortcuts(hasMonths: boolean): void {
  close?.();
  close = openLayer((end) => <ShortcutsDialog hasMonths={hasMonths} onClose={end} />);
}
