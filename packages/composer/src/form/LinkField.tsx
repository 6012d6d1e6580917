import { FieldShell } from './FieldShell.tsx';
import { useForm } from './FormContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { Line } from './TextLineField.tsx';
import { useField } from './useField.ts';

/** Somewhere to go: the pages of the site and the anchors of this page are offered while one types. */
export function LinkField({ meta, keys }: FieldProps) {
  const { links } = useForm();
  const { value, fault, write } = useField(keys);
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
  return (
    <FieldShell meta={meta} fault={fault}>
      {(control) => (
        <>
          <Line
            {...control}
            list={`${control.id}-links`}
            value={text}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
          />
          <datalist id={`${control.id}-links`}>
            {links.map(({ href, title }) => (
              <option key={href} value={href}>
                {title}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldShell>
  );
}
