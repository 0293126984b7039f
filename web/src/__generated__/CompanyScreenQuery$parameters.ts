/**
 * @generated SignedSource<<17dad80a9d09abc8a8652f0547e2d1cf>>
 * @relayHash be171c43ce107c2afadedac861bfd61b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f167ac3e31e747c4680a8ed914cc2a95eac72be23c87faa354186d214f8e1e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f167ac3e31e747c4680a8ed914cc2a95eac72be23c87faa354186d214f8e1e",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
