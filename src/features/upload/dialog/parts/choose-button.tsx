import { useRef, type Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { uploadDialog } from '../dialog-store.ts';

/** File types that the customer may choose. Extensions too: not every system knows HEIC by its type. */
const ACCEPTED = 'image/heic,image/jpeg,image/png,.heic,.jpg,.jpeg,.png';

export interface ChooseButtonProps {
  label: string;
  /** It is what there is to do. */
  isMain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button for choosing photos on the device (P2.154). */
export function ChooseButton({ label, isMain = false, ref }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={ref}
        variant={isMain ? 'primary' : 'secondary'}
        icon={isMain ? 'photos' : 'plus'}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          void uploadDialog.add([...(currentTarget.files ?? [])]);
          // The same files may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
