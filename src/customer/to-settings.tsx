import { Link } from '#lib/link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { settingsPath } from './business-user.ts';

/** A button that leads to the settings (A2.60). */
export function ToSettings({ label }: { label: string }) {
  return (
    <Link to={settingsPath()} className={buttonClass('primary')}>
      {label}
    </Link>
  );
}
