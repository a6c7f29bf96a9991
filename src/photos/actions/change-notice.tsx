/** What a dialog says of a selection that turned out to be another than was shown, before it asks once more (R9). */
export function ChangeNotice({ text }: { text: string }) {
  return (
    <p role="alert">
      <strong>{text}</strong>
    </p>
  );
}
