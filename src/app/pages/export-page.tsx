import { ExportScreen } from '#features/export/export-screen.tsx';
import { LibraryLeft } from '#features/storage-status/library-left.tsx';

/** The page of an export, with how long the library that it is of is stored. */
export function ExportPage() {
  return <ExportScreen LibraryLeft={LibraryLeft} />;
}
