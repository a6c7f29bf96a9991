import '#ui/theme/theme.css';
import { start, startBlocked } from '#app/start.tsx';
import { showNotStarted } from '#app/pages/missing-scripts.ts';
import { reporter } from '#lib/error-reporter.ts';
import { plainAddress } from '#lib/plain-host.ts';
import { isStorageAvailable } from '#session/environment.ts';

// What is sent is held to the specs while the app is made.
if (import.meta.env.DEV) void import('#api/check-bodies.ts');

const container = document.getElementById('root');
if (!container) throw new Error('No #root');
const elsewhere = plainAddress(location);
if (elsewhere !== undefined) location.replace(elsewhere);
else
  (isStorageAvailable() ? start : startBlocked)(container).catch((error: unknown) => {
    reporter.capture(error, { action: 'start' });
    void showNotStarted();
  });
