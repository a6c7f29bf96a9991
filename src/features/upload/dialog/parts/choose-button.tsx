import type { Ref } from 'react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { uploadDialog } from '../dialog-store.ts';

/** What the customer may choose (P2.153). Endings too: not every system knows HEIC by its type. */
const ACCEPTED = 'image/heic,image/jpeg,image/png,.heic,.jpg,.jpeg,.png';

export interface ChooseButtonProps {
  label: string;
  /** It is what there is to do. */
  isMain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Lets the customer choose photos on her device (P2.154). */
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
          // Who chooses the same files again means it.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
