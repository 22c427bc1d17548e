import type { ReactNode } from 'react';
import styles from './Tree.module.css';

export interface TreeNode {
  key: string | number;
  title: ReactNode;
  /** Small print after the title. */
  detail?: ReactNode;
  /** Links to what can be done with it. */
  actions?: ReactNode;
  children: readonly TreeNode[];
}

/** Things below each other, such as the units of an organisation: lists in lists, which every reader tells the depth of. */
export function Tree({ label, nodes }: { label: string; nodes: readonly TreeNode[] }) {
  return (
    <ul className={styles.tree} aria-label={label}>
      <Nodes nodes={nodes} />
    </ul>
  );
}

function Nodes({ nodes }: { nodes: readonly TreeNode[] }) {
  return nodes.map(({ key, title, detail, actions, children }) => (
    <li key={key} className={styles.node}>
      <div className={styles.line}>
        <div>
          <span className={styles.title}>{title}</span>
          {detail ? (
            <>
              {' '}
              <span className={styles.detail}>{detail}</span>
            </>
          ) : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children.length > 0 ? (
        <ul className={styles.branch}>
          <Nodes nodes={children} />
        </ul>
      ) : null}
    </li>
  ));
}
