/**
 * @generated SignedSource<<89593e67535edb4b237ea9b4860ff9cb>>
 * @relayHash cb35255dbb3bf991f147d33202cbdde5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 886804e88c5217c5c6215c5602a79547d99706451473fe66662b269e590af90d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthenticatedScreenQuery } from './AuthenticatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuthenticatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "886804e88c5217c5c6215c5602a79547d99706451473fe66662b269e590af90d",
    "metadata": {},
    "name": "AuthenticatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
