export interface NotificationSettingTable {
  readonly user_id: string;
  price_alert_email: string;
  price_alert_push: string;
  digest_email: string;
  outlet_invitation_email: boolean;
  outlet_invitation_push: boolean;
}

export interface SettingTables {
  notification_setting: NotificationSettingTable;
}
