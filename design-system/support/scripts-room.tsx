import type { ReactNode } from 'react';
import styles from './scripts-room.module.css';

/**
 * The place of a control that only scripts work, reserved from the first paint wherever the browser runs scripts at all: when it appears,
 * nothing moves away from under a pointer that is about to press.
 */
export const ScriptsRoom = ({ children }: { children: ReactNode }) => <div className={styles.room}>{children}</div>;
