import { MemberError } from './member-error.ts';
import { apiError, memberToken, refused } from './member-request.ts';

const ADDRESS = '/api/members/me/photo';

/**
 * Gives the member's profile this picture.
 * @param onProgress told how much of the file has been sent, from 0 to 1
 * @throws MemberError with the server's own reason where it refused
 */
export async function uploadPhoto(file: File, onProgress: (part: number) => void): Promise<void> {
  await send('POST', file, onProgress);
}

/** Takes the profile's picture away. @throws MemberError */
export async function removePhoto(): Promise<void> {
  await send('DELETE', null, () => undefined);
}

async function send(
  method: 'POST' | 'DELETE',
  file: File | null,
  onProgress: (part: number) => void,
): Promise<void> {
  const token = await memberToken();
  const refusal = await new Promise<MemberError | null>((resolve) => {
    // Not fetch, which tells nothing of what it has sent.
    const request = new XMLHttpRequest();
    request.open(method, ADDRESS);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    if (file) request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(null);
      else resolve(apiError(request.status, jsonOf(request.responseText)));
    };
    request.onerror = () => resolve(new MemberError('unreachable'));
    request.send(file);
  });
  if (refusal) await refused(refusal);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page: the status alone has to say it.
    return null;
  }
}
