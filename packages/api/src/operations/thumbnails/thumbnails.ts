import { operation } from '../../operation/operation.ts';

/**
 * Checks whether a picture exists in a size; `firstPicture` tries all sizes in order. GET at the same address returns
 * the picture to anybody, without the application's key, because `<img>` loads it.
 */
export const thumbnails = operation({
  name: 'thumbnails',
  method: 'HEAD',
  path: '/thumbnails/{size}/{filename}',
  summary: 'Check whether a picture exists in a size.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'none',
  responseType: 'nothing',
  schemas: () => import('./thumbnails.schema.ts'),
});
