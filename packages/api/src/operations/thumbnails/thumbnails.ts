import { operation } from '../../operation/operation.ts';

/**
 * Whether a picture exists in a size; `firstThumbnail` asks for all in their order. GET at the same address gives the
 * picture, to anybody and without the key, because `<img>` asks for it.
 */
export const thumbnails = operation({
  name: 'thumbnails',
  method: 'HEAD',
  path: '/thumbnails/{size}/{filename}',
  summary: 'Whether a picture exists in a size.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'none',
  answers: 'nothing',
  schemas: () => import('./thumbnails.schema.ts'),
});
