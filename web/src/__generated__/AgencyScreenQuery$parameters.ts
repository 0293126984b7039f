/**
 * @generated SignedSource<<247f4fdaf21dfdedb820bfe76d509f87>>
 * @relayHash 293779043bcfc5182ecd15f2a67fb6e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58d52f915f3173a97eefaf1e03aee09d5baa91139bb65b6d326390081472a5b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58d52f915f3173a97eefaf1e03aee09d5baa91139bb65b6d326390081472a5b2",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
