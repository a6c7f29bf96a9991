import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button-class.ts';
import { isCurrentBusinessUser } from './business-user.ts';

/** The address of the customer's settings: business customers have their own (A2.68). */
export function settingsPath(): string {
  return isCurrentBusinessUser() ? paths.b2bSettings() : paths.settings();
}

/** A button that leads to the settings (A2.60). */
export function ToSettings({ label }: { label: string }) {
  return (
    <Link to={settingsPath()} className={buttonClass('primary')}>
      {label}
    </Link>
  );
}
