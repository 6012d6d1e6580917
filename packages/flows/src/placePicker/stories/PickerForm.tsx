import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { useState } from 'react';
import { defaultFlowSettings, FlowSettingsProvider } from '../../site/settings.ts';
import { PlacePicker } from '../PlacePicker.tsx';

/** A form with the picker. `bare` means without settings, as on most sites. */
export function PickerForm({ value, bare = false }: { value: string; bare?: boolean }) {
  const [point, setPoint] = useState(value);
  const [address, setAddress] = useState('');
  const form = (
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <VisuallyHidden>
        <output data-testid="point">{point}</output>
        <output data-testid="address">{address}</output>
      </VisuallyHidden>
      <PlacePicker value={point} onChange={setPoint} onAddress={setAddress} />
    </form>
  );
  return bare ? <FlowSettingsProvider value={defaultFlowSettings}>{form}</FlowSettingsProvider> : form;
}
