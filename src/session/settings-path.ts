import { paths } from '#paths';
import { isCurrentBusinessUser } from './business-user.ts';

/** The address of the customer's settings: business customers have their own (A2.68). */
export function settingsPath(): string {
  return isCurrentBusinessUser() ? paths.b2bSettings() : paths.settings();
}
