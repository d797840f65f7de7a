import type { Telepsychology } from '../src/places/regulation.ts';

// What `content/provinces/telepsychology.yaml` says.
export declare const memorandum: Telepsychology['memorandum'];
export declare const rules: Telepsychology['rules'];
