import styled from 'styled-components';

const Image = styled.img`
  flex: none;
  width: 27px;
  height: 18px;
  outline: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
  outline-offset: -1px;
  object-fit: cover;
`;

/** The flag of a country, decorative beside the country's name. Built by `scripts/assets/build-flags.ts`. */
export function Flag({ country }: { country: string }) {
  return <Image src={`/flags/${country}.svg`} alt="" width="27" height="18" loading="lazy" />;
}
