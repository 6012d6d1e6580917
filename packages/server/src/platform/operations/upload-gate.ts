/** An upload whose body is not yet read. */
export interface AnnouncedUpload {
  /** The key of the sender's limits: an account's id, or another key for senders without an account. */
  sender: string;
  /** The IP address of the sender, as the limits of networks count it. */
  ip: string;
  /** The account whose storage quota it uses, if any. */
  ownerId?: string;
  /** Its announced or maximum size. */
  bytes: number;
}

/** Admits or rejects uploads. */
export interface UploadGate {
  /**
   * Admits an upload before its body is read. Returns a function to call when the upload has ended.
   * @throws {Refused} `rate/limited` when the sender or its network uploads too much, `server/unavailable` when all
   * senders together do, `form/invalid_data` when the owner's quota is used up, `server/storage_full` when the disk is
   * almost full.
   */
  enter(upload: AnnouncedUpload): Promise<() => void>;
}
