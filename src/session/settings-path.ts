import { paths } from '#paths';
import { isCurrentBusinessUser } from './business-user.ts';

/** Where the customer's settings are: business customers have their own (A2.68, A6.6). */
export function settingsPath(): string {
  return isCurrentBusinessUser() ? paths.b2bSettings() : paths.settings();
}
