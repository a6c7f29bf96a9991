import { DeleteAccount } from '#features/account-deletion/delete-account.tsx';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';

/** The settings, of business customers, too; at their end the way to have the account deleted. */
export function SettingsPage() {
  return <SettingsScreen deleteAccount={<DeleteAccount />} />;
}
