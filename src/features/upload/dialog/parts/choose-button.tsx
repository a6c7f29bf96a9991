import { useRef, type Ref } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { uploadDialog } from '../dialog-store.ts';
import { isMobileDevice } from '../mobile-upload.ts';

/** File types that the customer may choose. Extensions too: not every system knows HEIC by its type. */
const ACCEPTED = 'image/heic,image/jpeg,image/png,.heic,.jpg,.jpeg,.png';

export interface ChooseButtonProps {
  label: string;
  /** Whether it is the main action. */
  isMain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button for choosing photos on the device (P2.154); a phone has one for its camera, too. */
export function ChooseButton({ label, isMain = false, ref }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (from: 'files' | 'camera') => {
    const own = input.current;
    // A browser that does not know of cameras opens its files.
    if (from === 'camera') own?.setAttribute('capture', 'environment');
    else own?.removeAttribute('capture');
    own?.click();
  };
  return (
    <>
      <Button
        ref={ref}
        variant={isMain ? 'primary' : 'secondary'}
        icon={isMain ? 'photos' : 'plus'}
        onClick={() => choose('files')}
      >
        {label}
      </Button>
      {isMobileDevice(navigator) && (
        <Button icon="camera" onClick={() => choose('camera')}>
          {t('upload.takePhoto')}
        </Button>
      )}
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
