/**
 * @generated SignedSource<<a32658719daa1746a138434da1ff747b>>
 * @relayHash 100f0f9bc7a2bfdef37689294530a8a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c540948b5cd660438e003caab9048c9d99114521543bc26cab7313b0920fd037

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c540948b5cd660438e003caab9048c9d99114521543bc26cab7313b0920fd037",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
