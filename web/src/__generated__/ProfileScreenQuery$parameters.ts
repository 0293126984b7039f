/**
 * @generated SignedSource<<153a5c5ef74c30ae1e634708219647b5>>
 * @relayHash 9fa98f3c3068baeca5787c7f90310335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b3426180b3f3b98534eda081cdc65841c35f1002c31c36994b3d18665225cef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b3426180b3f3b98534eda081cdc65841c35f1002c31c36994b3d18665225cef",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
