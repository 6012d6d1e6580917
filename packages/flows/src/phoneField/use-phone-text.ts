import { normalisePhone } from '@kermesse/api/schemas/forms/phone-number';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { homeCallingCode, homeCountry, loadPhoneNumbers, type CountryCode, type PhoneNumbers } from './numbers.ts';

const isInternational = (text: string) => /^(?:\+|00)/.test(normalisePhone(text));

/** Adds the 01 to a number of Benin of 8 digits: since 30 November 2024, its numbers have 10 (ARCEP Bénin). */
const withNewPrefix = (text: string, country: CountryCode) =>
  country === 'BJ' ? normalisePhone(text).replace(/^((?:\+|00)229)?(?=[2-9]\d{7}$)/, (code) => `${code}01`) : text;

/**
 * Manages the two parts of a phone field, country and text, for a form value that is an international number without
 * spaces. A text that begins with `+` or `00` selects its country. A complete number is formatted as in its country
 * when the field loses the focus. `home` is the initial country.
 */
export function usePhoneText(value: string, onChange: (value: string) => void, home: CountryCode) {
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  const [country, setCountry] = useState<CountryCode>(home);
  const [text, setText] = useState(value);
  const emitted = useRef(value === '' ? '' : undefined);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  /** Loads the numbering plans. Returns undefined when that fails. */
  const load = useCallback(async () => {
    const loaded = await loadPhoneNumbers().catch(() => undefined);
    if (loaded !== undefined) setNumbers(loaded);
    return loaded;
  }, []);

  /* The calling code of countries other than Togo is known only after the plans are loaded. */
  useEffect(() => {
    if (home !== homeCountry) void load();
  }, [home, load]);

  const callingCodeOf = (id: CountryCode) =>
    numbers?.countries.find((each) => each.id === id)?.callingCode ?? (id === homeCountry ? homeCallingCode : '');

  const report = (number: string) => {
    emitted.current = number;
    onChange(number);
  };

  const emit = (written: string, place: CountryCode) => {
    const digits = normalisePhone(written);
    const read = numbers?.read(written, place)?.number;
    const plain = isInternational(written) ? digits : `+${callingCodeOf(place)}${digits}`;
    report(digits === '' ? '' : (read ?? plain));
  };

  /* A number that was typed before the plans were loaded lacks the calling code of a country other than Togo. */
  const addCallingCode = useEffectEvent(() => {
    if (country !== homeCountry && text !== '' && !isInternational(text)) emit(text, country);
  });
  useEffect(() => {
    if (numbers !== undefined) addCallingCode();
  }, [numbers]);

  /* Formats a value that the form sets (such as a stored number), once the numbering plans are loaded. */
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    setText(value);
    if (value === '') return;
    void load().then((loaded) => {
      const read = loaded?.read(value, homeCountry);
      if (read?.country === undefined || emitted.current !== value) return;
      setCountry(read.country);
      setText(read.national);
    });
  }, [value, load]);

  return {
    countries: numbers?.countries,
    country,
    text,
    load: () => void load(),
    write(written: string) {
      void load();
      setText(written);
      const place = isInternational(written) ? (numbers?.read(written, country)?.country ?? country) : country;
      setCountry(place);
      emit(written, place);
    },
    choose(id: CountryCode) {
      setCountry(id);
      const read = isInternational(text) ? numbers?.read(text, country)?.national : undefined;
      const kept = read ?? text;
      setText(kept);
      emit(kept, id);
    },
    /** Formats a complete number as in its country, as soon as the numbering plans are loaded. */
    async tidy() {
      const read = (numbers ?? (await load()))?.read(withNewPrefix(text, country), country);
      if (!read?.isValid || read.country === undefined || latest.current !== text) return;
      setCountry(read.country);
      setText(read.national);
      if (read.number !== emitted.current) report(read.number);
    },
  };
}
