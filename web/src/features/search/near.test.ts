import { describe, expect, it } from 'vitest';
import { askDevicePlace } from './near.tsx';

const failing = (code: number) => ({
  getCurrentPosition: (_found: unknown, failed?: ((error: never) => void) | null) =>
    failed?.({ code } as never),
});

describe('askDevicePlace', () => {
  it('gives no more than about a kilometre', async () => {
    const coords = { latitude: 49.895123, longitude: -97.138439 };
    const device = { getCurrentPosition: (found: (position: never) => void) => found({ coords } as never) };
    await expect(askDevicePlace(device)).resolves.toEqual({ place: '49.90,-97.14' });
  });

  it('says whether it was refused or failed', async () => {
    await expect(askDevicePlace(failing(1))).resolves.toBe('refused');
    await expect(askDevicePlace(failing(2))).resolves.toBe('failed');
    await expect(askDevicePlace(failing(3))).resolves.toBe('failed');
    await expect(askDevicePlace(undefined)).resolves.toBe('failed');
  });
});
