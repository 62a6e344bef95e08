export interface NotificationDeviceTable {
  readonly device_tag: string;
  user_id: string;
  session_id: string | null;
  fcm_token: string;
  is_logged_in: boolean;
  changed_at: Date;
}

export interface NotificationTables {
  notification_device: NotificationDeviceTable;
}
