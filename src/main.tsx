import '#ui/theme/theme.css';
import { start, startBlocked } from '#app/start.tsx';
import { isStorageAvailable } from '#session/storage-check.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the app');
if (isStorageAvailable()) void start(container);
else void startBlocked(container);
