import type { z } from 'zod';
import { invalidRequest, type ApiError } from './errors.ts';

/** The 400 for a request that failed its schema: names the first few keys and what is wrong with each. */
export function invalidFields(error: z.core.$ZodError): ApiError {
  const problems = error.issues.slice(0, 5).map((issue) => {
    const path = issue.path.map(String).join('.');
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return invalidRequest(`The request is not valid. ${problems.join('; ')}`.slice(0, 1000));
}
