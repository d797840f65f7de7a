/** See turn.mjs. Returns what gives the turn back. */
export declare function waitForTurn(path: string, onWait?: () => void): () => void;
