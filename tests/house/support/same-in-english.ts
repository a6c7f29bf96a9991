const dutch = ['nl-NL', 'nl-BE'];
const northern = ['da-DK', 'nb-NO', 'sv-SE'];
/** Languages whose keyboards have keys with English names. */
const englishKeys = [...dutch, 'pt-PT', ...northern];
const others = [...dutch, 'es-ES', 'fr-FR', 'de-AT', 'it-IT', 'pt-PT', ...northern];
/** Italian keeps the unit with its number. */
const withBytes = others.filter((locale) => locale !== 'fr-FR' && locale !== 'it-IT');

/** English texts that are no different in other languages: names of keys and units, and words that languages share. */
export const sameInEnglish: Readonly<Record<string, readonly string[]>> = {
  Album: [...dutch, 'fr-FR', 'de-AT', 'it-IT', ...northern],
  Albums: [...dutch, 'fr-FR'],
  'Alt+↑, Alt+↓': others,
  Confirmation: ['fr-FR'],
  Ctrl: others.filter((locale) => locale !== 'de-AT'),
  Date: ['fr-FR'],
  Details: [...dutch, 'de-AT'],
  Dimensions: ['fr-FR'],
  Download: ['da-DK'],
  'Download PDF': ['da-DK'],
  'Download {name}': ['da-DK'],
  Downloads: [...dutch, 'de-AT', 'da-DK'],
  Enter: [...englishKeys, 'de-AT'],
  'Error: {title}': ['es-ES'],
  Esc: others.filter((locale) => locale !== 'fr-FR'),
  File: ['it-IT'],
  Format: ['fr-FR', 'de-AT', ...northern],
  'Home, End': englishKeys,
  Name: ['de-AT'],
  'Notifications (F6)': ['fr-FR'],
  Online: [...dutch, 'es-ES', 'de-AT', 'it-IT', 'da-DK', 'pt-PT', 'sv-SE'],
  PDF: others,
  'Page Up, Page Down': englishKeys,
  'Page {page}': ['fr-FR'],
  Pages: ['fr-FR'],
  Pause: ['fr-FR', 'de-AT', 'da-DK', 'nb-NO'],
  Photo: ['fr-FR'],
  Photos: ['fr-FR'],
  Postcode: dutch,
  Reference: ['da-DK'],
  Send: ['da-DK', 'nb-NO'],
  'Shift+← → ↑ ↓': [...dutch, 'pt-PT', 'da-DK', 'nb-NO'],
  Shop: ['de-AT', 'it-IT'],
  Stop: ['da-DK'],
  Total: ['es-ES', 'fr-FR', 'pt-PT'],
  'Voucher {code}': ['nl-NL', 'da-DK'],
  '{amount} GB': withBytes,
  '{amount} KB': withBytes,
  '{amount} MB': withBytes,
  '{amount} photo': ['fr-FR'],
  '{amount} photos': ['fr-FR'],
  '{command}+A': others,
  '/, {command}+K': others,
  Actions: ['fr-FR'],
  '{command}+Home, {command}+End': englishKeys,
  '{label} (optional)': ['de-AT'],
  '{short} × {long} cm': others,
  '{width} × {height} pixels': [...dutch, 'fr-FR'],
};
