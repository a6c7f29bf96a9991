import { laterIconShapes } from './later-icon-shapes.ts';

/** What is drawn in an icon that the first screen does not have. */
export function LaterIcon({ name }: { name: keyof typeof laterIconShapes }) {
  return <path d={laterIconShapes[name]} />;
}
