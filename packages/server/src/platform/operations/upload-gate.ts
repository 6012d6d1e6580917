/** An upload before any of it is read. */
export interface AnnouncedUpload {
  /** Whose limits count: a person's id, or another key for senders without an account. */
  sender: string;
  /** Whose space it takes, where somebody's is counted. */
  ownerId?: string;
  /** How large it says it is, or may be. */
  bytes: number;
}

/** Lets uploads in. */
export interface UploadGate {
  /**
   * Lets an upload in, before any of it is read. Call what comes back when it has ended.
   * @throws Refused `rate/limited` when the sender uploads too much, `server/unavailable` when everybody does,
   * `form/invalid_data` when the owner's space is used up, `server/storage_full` when the disk has too little left.
   */
  enter(upload: AnnouncedUpload): Promise<() => void>;
}
