/**
 * @generated SignedSource<<d33c40316a965ca5259cf3bc53c21782>>
 * @relayHash 9a05b8f79bf063a171ec4d0c0af5c548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9936809505464373df7a0b4d62e90dd908cc1eb4d9682540adf34056e099491d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9936809505464373df7a0b4d62e90dd908cc1eb4d9682540adf34056e099491d",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
