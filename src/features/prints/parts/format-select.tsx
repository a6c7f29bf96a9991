import { t } from '#i18n/texts.ts';
import type { PrintFormat } from '#photos/print-quality/print-formats.ts';
import { articleName, formatName } from '#photos/print-quality/print-texts.ts';
import { Select } from '#ui/select.tsx';

export interface FormatSelectProps {
  formats: readonly PrintFormat[];
  format: PrintFormat;
  onChoose: (format: PrintFormat) => void;
  hideLabel?: boolean;
  className?: string;
}

/** The format that photos are looked at for. Of one kind of article their sides say enough. */
export function FormatSelect({ formats, format, onChoose, ...field }: FormatSelectProps) {
  const isOneKind = new Set(formats.map(({ title }) => title)).size === 1;
  return (
    <Select
      {...field}
      label={t('prints.size')}
      options={formats.map((one) => ({ value: one.id, text: isOneKind ? formatName(one) : articleName(one) }))}
      value={format.id}
      onChange={(id) => {
        const chosen = formats.find((one) => one.id === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
