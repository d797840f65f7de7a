import { z } from '@hono/zod-openapi';
import { publicProfileSchema } from '@directory/domain/profile/public-profile';
import { ApiError } from '../errors.ts';

/** A profile, or the path it has moved to. */
export const profileLookupSchema = z.union([
  z.object({ profile: publicProfileSchema }),
  z.object({ movedTo: z.string() }),
]);

export function profileNotFound(): ApiError {
  return new ApiError(404, 'profile_not_found', 'Psychologist not found');
}
