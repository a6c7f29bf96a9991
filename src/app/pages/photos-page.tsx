import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  return <TimelineScreen />;
}
