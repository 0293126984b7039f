/**
 * @generated SignedSource<<88b4f1032362cfd4251815e03b15310d>>
 * @relayHash f4b00651d81305e3dfe57683060b2129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67f9405437df46574da678d9fc09b1f9a7c301b0a668dcfeb2689c1513392477

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67f9405437df46574da678d9fc09b1f9a7c301b0a668dcfeb2689c1513392477",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
