/** What reading a file or folder gives; null when there is none. @throws whatever else keeps it from being read */
export async function unlessAbsent<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
