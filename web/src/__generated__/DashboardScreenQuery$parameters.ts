/**
 * @generated SignedSource<<ef83fae1f5b0b9588c2599c81845f5a7>>
 * @relayHash 282f270c35ff32e952ee67951aed5ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15ce923e61e63a1ff0e4ab6ad91001625b21be8f3abb238b7934a3f3164c4d73

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15ce923e61e63a1ff0e4ab6ad91001625b21be8f3abb238b7934a3f3164c4d73",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
