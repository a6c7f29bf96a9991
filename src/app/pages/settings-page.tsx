import { SettingsScreen } from '#features/settings/settings-screen.tsx';

/** The settings, of business customers, too. */
export function SettingsPage() {
  return <SettingsScreen />;
}
