/**
 * @generated SignedSource<<f653716df405f2a3cf00c0e9ff32bae4>>
 * @relayHash 79e007605c928b08ef485708fe5d63aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30880d4ae007647abc9c6fa607ddb287ac0e0966d81febc2ec9d4baf197caeb8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditFunnelScreenQuery } from './EditFunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditFunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30880d4ae007647abc9c6fa607ddb287ac0e0966d81febc2ec9d4baf197caeb8",
    "metadata": {},
    "name": "EditFunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
