/**
 * @generated SignedSource<<345356937b1ca6cb7434f5e92dbccee9>>
 * @relayHash c657c7d84a2e692f49c2aa58ff8bd84b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddc01d371d14f809af3ecabd855562e6e6b541a85aca92cd718863253994f672

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttentionScreenQuery } from './AttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddc01d371d14f809af3ecabd855562e6e6b541a85aca92cd718863253994f672",
    "metadata": {},
    "name": "AttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
