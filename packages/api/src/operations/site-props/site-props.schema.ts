import * as z from 'zod/mini';
import { queryLocale } from '../../schemas/query.ts';
import { sitePropsSchema } from '../../schemas/site.ts';

export const input = z.object({ locale: queryLocale });

export const output = sitePropsSchema;
