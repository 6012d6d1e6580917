import * as z from 'zod/mini';
import { queryLocale } from '../../schemas/common/query.ts';
import { sitePropsSchema } from '../../schemas/pages/site.ts';

export const input = z.object({ locale: queryLocale });

export const output = sitePropsSchema;
