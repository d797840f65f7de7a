import { ApiFailure, failureOf, type Address } from '../../../site/ask-api.ts';
import { askForMember, memberToken, refused } from './member-request.ts';

const ADDRESS = 'POST /api/members/me/photo' satisfies Address;

/**
 * Gives the member's profile this picture.
 * @param onProgress told how much of the file has been sent, from 0 to 1
 * @throws ApiFailure
 */
export async function uploadPhoto(file: File, onProgress: (part: number) => void): Promise<void> {
  const token = await memberToken();
  const refusal = await new Promise<ApiFailure | null>((resolve) => {
    // Not fetch, which tells nothing of what it has sent.
    const request = new XMLHttpRequest();
    const [method = '', path = ''] = ADDRESS.split(' ');
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(status >= 200 && status < 300 ? null : failureOf(status, jsonOf(responseText)));
    };
    request.onerror = () => resolve(new ApiFailure('unreachable', 0));
    request.send(file);
  });
  if (refusal) await refused(refusal);
}

/** Takes the profile's picture away. @throws ApiFailure */
export async function removePhoto(): Promise<void> {
  await askForMember('DELETE /api/members/me/photo', {});
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page: the status alone has to say it.
    return undefined;
  }
}
